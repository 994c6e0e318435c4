/**
 * What has changed in a view since it was last sent. A change is `[path, value]`; `[path]` alone takes a key away, or,
 * in a list, everything from that place on. Applied to what was sent before it gives the view byte for byte, the order of
 * names included: what is worked out from a view must not hang on how it arrived.
 */
import type { Plain } from '@ironbottom/umpire';

export type Path = (string | number)[];
export type Change = [path: Path, value: Plain] | [path: Path];
export type Patch = Change[];

type Named = { [key: string]: Plain | undefined };

/** What several views have in common, and how it has changed: worked out once for all of them. */
export type Shared = { readonly key: string; readonly patch: Patch };

/**
 * The changes that lead from `kept` to `now`. `kept` is brought up to date on the way; it shares nothing with `now`. What
 * is `shared` is not kept there, and its changes are taken over.
 */
export function delta(kept: { [key: string]: Plain | undefined }, now: object, shared?: Shared): Patch {
  const out: Patch = [];
  if (shared === undefined) compareNamed(kept, now as Named, [], out);
  else compareAround(kept, now as Named, shared, out);
  return out;
}

function compareAround(kept: Named, now: Named, shared: Shared, out: Patch): void {
  const path: Path = [];
  for (const key in now) {
    const each = now[key];
    if (key === shared.key) for (const change of shared.patch) out.push(change);
    else if (each !== undefined && !isSame(kept[key], each)) {
      path[0] = key;
      kept[key] = compare(kept[key], each, path, out);
      path.length = 0;
    }
  }
}

/** The same object, after the changes. */
export function patched<T extends object>(kept: T, patch: Patch): T {
  for (const change of patch) apply(kept, change);
  return kept;
}

function apply(root: object, change: Change): void {
  const [path] = change;
  let at: unknown = root;
  for (let i = 0; i < path.length - 1; i++) {
    const key = safe(path[i]);
    at = (at as Named)[key];
    if (typeof at !== 'object' || at === null) throw new Error(`there is nothing at ${path.join('.')} to change`);
  }
  const last = safe(path[path.length - 1]);
  if (change.length === 2) (at as Named)[last] = change[1];
  else if (Array.isArray(at)) at.length = Number(last);
  else delete (at as Named)[last];
}

/** Nothing that comes over a wire reaches into what all objects share. */
function safe(key: string | number | undefined): string {
  if (key === undefined || key === '__proto__') throw new Error('a change needs a path of ordinary names');
  return String(key);
}

function compare(kept: Plain | undefined, now: Plain, path: Path, out: Patch): Plain {
  if (kept === now) return now;
  if (typeof now === 'object' && now !== null && typeof kept === 'object' && kept !== null) {
    if (Array.isArray(now)) {
      if (Array.isArray(kept)) return compareLists(kept, now, path, out);
    } else if (!Array.isArray(kept) && compareNamed(kept, now, path, out)) return kept;
  }
  const fresh = plainCopy(now);
  out.push([path.slice(), fresh]);
  // What is sent may wait in a buffer while what is kept goes on changing.
  return typeof fresh === 'object' && fresh !== null ? plainCopy(fresh) : fresh;
}

function compareLists(kept: Plain[], now: readonly Plain[], path: Path, out: Patch): Plain[] {
  const at = path.length;
  for (let i = 0; i < now.length; i++) {
    const each = now[i] ?? null;
    path[at] = i;
    if (!isSame(kept[i], each)) kept[i] = compare(kept[i], each, path, out);
  }
  if (kept.length > now.length) {
    path[at] = now.length;
    out.push([path.slice()]);
    kept.length = now.length;
  }
  path.length = at;
  return kept;
}

/** False where the names would come out in another order: then the whole object is sent, and nothing has been done. */
function compareNamed(kept: Named, now: Named, path: Path, out: Patch): boolean {
  const at = path.length;
  if (at > 0 && !sameOrder(kept, now)) return false;
  for (const key in kept) {
    if (now[key] !== undefined) continue;
    path[at] = key;
    out.push([path.slice()]);
    delete kept[key];
  }
  for (const key in now) {
    const each = now[key];
    if (each === undefined || isSame(kept[key], each)) continue;
    path[at] = key;
    kept[key] = compare(kept[key], each, path, out);
  }
  path.length = at;
  return true;
}

/** Nearly everything is as it was: to see that first is far quicker than to look for changes that are not there. */
function isSame(kept: Plain | undefined, now: Plain): boolean {
  if (kept === now) return true;
  if (typeof now !== 'object' || now === null || typeof kept !== 'object' || kept === null) return false;
  if (Array.isArray(now)) {
    if (!Array.isArray(kept) || kept.length !== now.length) return false;
    for (let i = 0; i < now.length; i++) if (!isSame(kept[i], now[i] ?? null)) return false;
    return true;
  }
  if (Array.isArray(kept)) return false;
  const names = Object.keys(kept);
  let next = 0;
  for (const key in now) {
    const each = now[key];
    if (each === undefined) continue;
    if (key !== names[next] || !isSame(kept[key], each)) return false;
    next += 1;
  }
  return next === names.length;
}

/** The names that stay, in the order they had, and only then the new ones. */
function sameOrder(kept: Named, now: Named): boolean {
  const before: string[] = [];
  for (const key in kept) if (now[key] !== undefined) before.push(key);
  let next = 0;
  for (const key in now) {
    if (now[key] === undefined) continue;
    if (next < before.length && key !== before[next++]) return false;
  }
  return true;
}

/** As JSON would carry it: fields without a value are left out. */
export function plainCopy<T extends Plain>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => plainCopy(each ?? null)) as T;
  const copy: Named = {};
  for (const key in value) {
    const each = (value as Named)[key];
    if (key === '__proto__') throw new Error('no field may be called __proto__');
    if (each !== undefined) copy[key] = plainCopy(each);
  }
  return copy as T;
}
