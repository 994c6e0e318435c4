/** A copy of plain data that shares nothing with it. */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.slice();
    for (let i = 0; i < list.length; i++) list[i] = copyOf(list[i]);
    return list as T;
  }
  const copy: { [key: string]: unknown } = {};
  for (const key in value) copy[key] = copyOf(value[key]);
  return copy as T;
}
