/** The environment of a server's process that keeps little that it no longer needs; a process reads it as it starts. */
export const memorySettings: Record<string, string>;
