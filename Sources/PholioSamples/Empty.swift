// drawn later
