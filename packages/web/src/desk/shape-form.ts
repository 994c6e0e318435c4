/** What a form shows of a shape, and where in it a problem is told. */
import type { Plain, Problem, Shape } from '@ironbottom/umpire';

export type Path = readonly (string | number)[];
type Fields = { readonly [key: string]: Plain };

export const isFields = (value: Plain | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 'attacker.planes[0].plane', as problems name fields. */
export const textOf = (path: Path): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
    '',
  );

export type Kind = 'union' | 'choice' | 'flag' | 'number' | 'text' | 'fields' | 'names' | 'list' | 'open';

export function kindOf(shape: Shape): Kind {
  if (shape.anyOf !== undefined) return 'union';
  if (shape.enum !== undefined) return 'choice';
  switch (shape.type) {
    case 'boolean':
      return 'flag';
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return 'text';
    case 'array':
      return 'list';
    case 'object':
      return shape.properties !== undefined && Object.keys(shape.properties).length > 0 ? 'fields' : namesKind(shape);
    default:
      return 'open';
  }
}

const namesKind = (shape: Shape): Kind => (kindOf(entryOf(shape)) === 'number' ? 'names' : 'open');

/** Of a record with open names: what each of them holds. */
export const entryOf = (shape: Shape): Shape => Object.values(shape.patternProperties ?? {})[0] ?? {};

const simple: ReadonlySet<Kind> = new Set(['choice', 'flag', 'number', 'text']);
export const isSimple = (shape: Shape): boolean => simple.has(kindOf(shape));

export const isAllSimple = (shape: Shape): boolean =>
  kindOf(shape) === 'fields' && Object.values(shape.properties ?? {}).every(isSimple);

/** Which of several shapes a value has: of its kind, and with the fields it must have. */
export function branchOf(shape: Shape, value: Plain | undefined): Shape {
  const branches = shape.anyOf ?? [];
  const fits = branches.filter((branch) => isOf(branch, value));
  const keys = isFields(value) ? Object.keys(value) : [];
  const known = fits.find((branch) => keys.length > 0 && keys.every((key) => branch.properties?.[key] !== undefined));
  return known ?? fits[0] ?? branches.find((branch) => kindOf(branch) === 'fields') ?? branches[0] ?? {};
}

function isOf(shape: Shape, value: Plain | undefined): boolean {
  const kind = kindOf(shape);
  if (kind === 'fields' || kind === 'names') return isFields(value);
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'number') return typeof value === 'number';
  if (kind === 'flag') return typeof value === 'boolean';
  return typeof value === 'string';
}

/** How many fields stand in a row of a list before the others have to be asked for. */
const inRow = 4;

/** Fields that are shown, and those that can be added. What nobody could fill in by hand is neither. */
export function fieldsOf(shape: Shape, value: Plain | undefined, top: boolean): { shown: string[]; more: string[] } {
  const properties = shape.properties ?? {};
  const all = isAllSimple(shape) && !top && Object.keys(properties).length > inRow && !(shape.required ?? []).length;
  const shown: string[] = [];
  const more: string[] = [];
  for (const [i, [key, each]] of Object.entries(properties).entries()) {
    if (kindOf(each) === 'open') continue;
    const set = isFields(value) && Object.hasOwn(value, key);
    const always = set || all || shape.required?.includes(key) === true || (isSimple(each) && (top || i < inRow));
    (always ? shown : more).push(key);
  }
  return { shown, more };
}

/** What something new begins as: numbers at their least, lists with one entry, nothing that would be a guess. */
export function blank(shape: Shape): Plain {
  switch (kindOf(shape)) {
    case 'union':
      return blank(branchOf(shape, undefined));
    case 'fields': {
      const fields: { [key: string]: Plain } = {};
      for (const key of shape.required ?? []) {
        const each = shape.properties?.[key];
        if (each === undefined) continue;
        const kind = kindOf(each);
        if (kind !== 'text' && kind !== 'choice') fields[key] = blank(each);
      }
      return fields;
    }
    case 'names':
      return {};
    case 'list':
      return shape.items === undefined ? [] : [blank(shape.items)];
    case 'number':
      return Math.max(shape.minimum ?? 0, Math.min(1, shape.maximum ?? 1));
    case 'flag':
      return true;
    default:
      return '';
  }
}

/** The input with one value put in; undefined takes it out. */
export function put(value: Plain | undefined, path: Path, next: Plain | undefined): Plain | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return next;
  if (typeof part === 'number') {
    const list = Array.isArray(value) ? value : [];
    const inside = put(list[part], rest, next);
    if (inside === undefined) return list.filter((_, i) => i !== part);
    return list.length > part ? list.map((each, i) => (i === part ? inside : each)) : [...list, inside];
  }
  const fields = isFields(value) ? value : {};
  const inside = put(fields[part], rest, next);
  if (inside !== undefined) return { ...fields, [part]: inside };
  const { [part]: _, ...others } = fields;
  return others;
}

export const at = (value: Plain | undefined, path: Path): Plain | undefined =>
  path.reduce<Plain | undefined>((here, part) => {
    if (typeof part === 'number') return Array.isArray(here) ? here[part] : undefined;
    return isFields(here) && Object.hasOwn(here, part) ? here[part] : undefined;
  }, value);

/** Every field that the form shows of an input, by its text. */
export function shownPaths(shape: Shape, value: Plain | undefined): Map<string, Path> {
  const found = new Map<string, Path>();
  const walk = (here: Shape, given: Plain | undefined, path: Path): void => {
    found.set(textOf(path), path);
    const kind = kindOf(here);
    if (kind === 'union') walk(branchOf(here, given), given, path);
    if (kind === 'fields')
      for (const key of fieldsOf(here, given, path.length === 0).shown)
        walk(here.properties?.[key] ?? {}, isFields(given) ? given[key] : undefined, [...path, key]);
    if (kind === 'list' && Array.isArray(given))
      for (const [i, each] of given.entries()) walk(here.items ?? {}, each, [...path, i]);
  };
  walk(shape, value, []);
  return found;
}

export type Told = Problem & { readonly at: string };

/** Each problem with the field it is told beside: its own where that is shown, else what it lies in. */
export function placed(problems: readonly Problem[], shown: ReadonlyMap<string, Path>): Told[] {
  return problems.map((problem) => {
    let where = problem.field;
    while (where !== '' && !shown.has(where))
      where = where.slice(0, Math.max(0, where.search(/(\.[^.[\]]*|\[\d+\])$/)));
    return { ...problem, at: where };
  });
}

export type Guess = { readonly wrong: string; readonly right: string };

/** 'there is no ship "Shokku", did you mean Shokaku?' */
export function guessIn(why: string): Guess | undefined {
  const [, right] = /did you mean (.+?)\?/.exec(why) ?? [];
  const [, wrong] = /"([^"]+)"/.exec(why) ?? [];
  return right === undefined || wrong === undefined ? undefined : { wrong, right };
}

/** The value with the slip mended wherever it stands in it. */
export function mended(value: Plain | undefined, { wrong, right }: Guess): Plain | undefined {
  if (typeof value === 'string') return value.replace(wrong, right);
  if (Array.isArray(value)) return value.map((each) => mended(each, { wrong, right }) ?? each);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key === wrong ? right : key,
      mended(each as Plain, { wrong, right }) ?? (each as Plain),
    ]),
  );
}
