// Answers until pholio closes the socket.
