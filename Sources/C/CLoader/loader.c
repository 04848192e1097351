// What Swift can't write: messages with descriptors (macros of cmsg(3)), and calls that Swift does not
// import: memory that is made, sized and sealed (memfd_create(2)), limits, rights.

#define _GNU_SOURCE

#include "loader.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

// Aligned as a header of control data has to be.
union control {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int) * LOADER_DESCRIPTORS)];
};

int loader_send(
  int socket, const void *bytes, size_t count, const int *descriptors, size_t descriptor_count) {
  if (descriptor_count > LOADER_DESCRIPTORS) return EINVAL;
  struct iovec piece = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &piece, .msg_iovlen = 1};
  union control control;
  if (descriptor_count > 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = control.bytes;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * descriptor_count);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * descriptor_count);
    memcpy(CMSG_DATA(header), descriptors, sizeof(int) * descriptor_count);
  }
  ssize_t sent;
  do {
    // The other program may be gone: that is an answer, not a signal.
    sent = sendmsg(socket, &message, MSG_NOSIGNAL);
  } while (sent < 0 && errno == EINTR);
  if (sent < 0) return errno;
  return (size_t)sent == count ? 0 : EMSGSIZE;
}

int loader_receive(
  int socket, void *bytes, size_t capacity, size_t *count, int *descriptors, size_t *descriptor_count) {
  *count = 0;
  *descriptor_count = 0;
  struct iovec piece = {.iov_base = bytes, .iov_len = capacity};
  union control control;
  memset(&control, 0, sizeof control);
  struct msghdr message = {
    .msg_iov = &piece,
    .msg_iovlen = 1,
    .msg_control = control.bytes,
    .msg_controllen = sizeof control.bytes,
  };
  ssize_t received;
  do {
    received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  } while (received < 0 && errno == EINTR);
  if (received < 0) return errno;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header != NULL;
       header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t sent = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t index = 0; index < sent; index++) {
      int descriptor;
      memcpy(&descriptor, CMSG_DATA(header) + index * sizeof(int), sizeof(int));
      if (*descriptor_count < LOADER_DESCRIPTORS) {
        descriptors[(*descriptor_count)++] = descriptor;
      } else {
        close(descriptor);
      }
    }
  }
  *count = (size_t)received;
  return (message.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) != 0 ? EMSGSIZE : 0;
}

int loader_make_memory(const char *name, uint64_t size, int *descriptor) {
  if (size > (uint64_t)INT64_MAX) return EFBIG;
  int made = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (made < 0) return errno;
  if (ftruncate(made, (off_t)size) != 0 || fcntl(made, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW) != 0) {
    int error = errno;
    close(made);
    return error;
  }
  *descriptor = made;
  return 0;
}

int loader_seal_content(int descriptor) {
  return fcntl(descriptor, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SEAL) == 0 ? 0 : errno;
}

void loader_close_others(void) { close_range(LOADER_SOCKET + 1, UINT_MAX, 0); }

// Lowers a limit that is higher.
static int limit(__rlimit_resource_t resource, rlim_t most) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return errno;
  if (limit.rlim_max < most) most = limit.rlim_max;
  limit.rlim_cur = limit.rlim_max = most;
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

int loader_renounce(uint64_t address_space) {
  int error = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 0 : errno;
  if (error == 0) error = limit(RLIMIT_AS, address_space);
  if (error == 0) error = limit(RLIMIT_CORE, 0);
  if (error == 0) error = limit(RLIMIT_FSIZE, 0);
  // The socket's, a request's, and those before it.
  if (error == 0) error = limit(RLIMIT_NOFILE, 16);
  return error;
}

// Sets a limit of another process. The hard one stays: nobody but root could raise it again.
static int limit_other(int32_t process, __rlimit_resource_t resource, rlim_t most) {
  struct rlimit limit;
  if (prlimit(process, resource, NULL, &limit) != 0) return errno;
  limit.rlim_cur = most < limit.rlim_max ? most : limit.rlim_max;
  return prlimit(process, resource, &limit, NULL) == 0 ? 0 : errno;
}

int loader_limit(int32_t process, uint32_t seconds, uint64_t address_space) {
  clockid_t clock;
  int error = clock_getcpuclockid(process, &clock);
  if (error != 0) return error;
  struct timespec used;
  if (clock_gettime(clock, &used) != 0) return errno;
  // Whole seconds from the program's start.
  error = limit_other(process, RLIMIT_CPU, (rlim_t)used.tv_sec + 1 + seconds);
  return error != 0 ? error : limit_other(process, RLIMIT_AS, address_space);
}

void loader_set_message(struct loader_reply *reply, const char *text) {
  size_t length = strlen(text);
  if (length >= LOADER_MESSAGE_SIZE) {
    length = LOADER_MESSAGE_SIZE - 1;
    // Not within a character: its further bytes are 10xxxxxx.
    while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) length--;
  }
  memset(reply->message, 0, LOADER_MESSAGE_SIZE);
  memcpy(reply->message, text, length);
}
