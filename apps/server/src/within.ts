/** Whether it came to an end, well or not, in so many milliseconds. It is not stopped. */
export async function within(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    late = setTimeout(() => resolve(false), milliseconds);
  });
  const done = work.then(
    () => true as const,
    () => true as const,
  );
  try {
    return await Promise.race([done, tooLate]);
  } finally {
    clearTimeout(late);
  }
}
