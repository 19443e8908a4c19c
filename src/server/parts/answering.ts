/** Calls that this process is answering, those aside that wait for something else. */
let count = 0;

/** A call is being answered from here on, until what this returns is called. */
export function beginAnswer(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}

/** A call that only waits keeps what it waits for from nothing. */
export async function setAside<T>(wait: Promise<T>): Promise<T> {
  count -= 1;
  try {
    return await wait;
  } finally {
    count += 1;
  }
}

/** Whether somebody waits for an answer of this process: work in its background stands back. */
export const isAnswering = (): boolean => count > 0;
