/** Numbers for whoever runs the server, in the text form of Prometheus. They say how much happens, never what. */
export type Metrics = {
  counted(call: string, status: number, seconds: number): void;
  add(name: string, by?: number): void;
  text(now: { [name: string]: number }): string;
};

const bounds = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

export function metrics(): Metrics {
  const requests = new Map<string, number>();
  const buckets = new Array<number>(bounds.length + 1).fill(0);
  const sums = new Map<string, number>();
  let seconds = 0;
  let all = 0;

  return {
    counted(call, status, took) {
      const key = `call="${call}",status="${status}"`;
      requests.set(key, (requests.get(key) ?? 0) + 1);
      const at = bounds.findIndex((bound) => took <= bound);
      const bucket = at < 0 ? bounds.length : at;
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      seconds += took;
      all += 1;
    },
    add(name, by = 1) {
      sums.set(name, (sums.get(name) ?? 0) + by);
    },
    text(now) {
      const lines = ['# TYPE ironbottom_requests_total counter'];
      for (const [key, count] of requests) lines.push(`ironbottom_requests_total{${key}} ${count}`);
      lines.push('# TYPE ironbottom_request_seconds histogram');
      let upTo = 0;
      for (const [i, bound] of [...bounds, '+Inf'].entries()) {
        upTo += buckets[i] ?? 0;
        lines.push(`ironbottom_request_seconds_bucket{le="${bound}"} ${upTo}`);
      }
      lines.push(`ironbottom_request_seconds_sum ${seconds}`, `ironbottom_request_seconds_count ${all}`);
      for (const [name, sum] of sums)
        lines.push(`# TYPE ironbottom_${name}_total counter`, `ironbottom_${name}_total ${sum}`);
      for (const [name, value] of Object.entries(now))
        lines.push(`# TYPE ironbottom_${name} gauge`, `ironbottom_${name} ${value}`);
      return `${lines.join('\n')}\n`;
    },
  };
}
