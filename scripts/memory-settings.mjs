// With Node's own settings the allocator keeps what large buffers took (70 MB at rest), and the young heap grows to three
// times 32 MB before anything is collected. The image says the same in its Dockerfile.

/** The environment of a server's process that keeps little that it no longer needs; a process reads it as it starts. */
export const memorySettings = {
  MALLOC_TRIM_THRESHOLD_: '131072', // bytes at the end of the heap; glibc alone knows it
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=8'].filter(Boolean).join(' '), // MB
};
