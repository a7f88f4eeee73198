export function todo<T>(kind: string): T {
  const fail = (): never => {
    throw new Error(`${kind} is not written yet`);
  };
  return { shape: { test: fail, schema: {} }, check: fail, choices: fail, sample: fail, fallback: fail } as T;
}
