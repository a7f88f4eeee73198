const ms = ({ user, system }: { user: number; system: number }): number => (user + system) / 1000;

/** Milliseconds this thread has worked: what others do on the machine counts for nothing. */
export const threadMs = (): number => ms(process.threadCpuUsage());

/** Milliseconds this process has worked, compiling and collecting garbage on other threads included. */
export const processMs = (): number => ms(process.cpuUsage());
