/**
 * The arrows between the rooms, and the purity of the pure ones.
 *
 * Rooms are the folders of packages/. Who may call whom stands in docs/architecture.md; this file is the same picture
 * as data. It reads syntax trees, so that a word in a comment or a text never counts.
 */
import { parseSync, Visitor } from 'vite';

/** One source file: `path` from the root of the checkout, with forward slashes. */
export type Source = { path: string; text: string };
/** A room as its package.json describes it. */
export type Room = {
  name: string;
  dependencies: readonly string[];
  /** For what is not shipped: tests, and builders in folders beside src. */
  devDependencies?: readonly string[];
  exports: readonly string[];
};
export type Fault = { path: string; line: number; why: string };

export const rulebooks = ['flat-top', 'war-in-the-pacific', 'apto', 'fire-in-the-sky', 'world-at-war'];

/** Rooms a room may import. A room that is not listed (the command line) may import every room. */
const arrows: { [room: string]: readonly string[] } = {
  umpire: [],
  hexes: [],
  bots: ['umpire', 'hexes', ...rulebooks],
  lab: ['umpire', 'shelf', 'wire'],
  shelf: ['umpire', 'hexes', 'bots', ...rulebooks],
  wire: ['umpire'],
  web: ['umpire', 'hexes', 'shelf', 'wire'],
  server: ['umpire', 'hexes', 'shelf', 'wire'],
  ...Object.fromEntries(rulebooks.map((name) => [name, ['umpire', 'hexes']])),
};

/** No I/O, clock, locale or chance of their own: they run unchanged in a browser worker and replay to the same bytes. */
const pure = ['umpire', 'hexes', 'bots', 'shelf', ...rulebooks];

/** They meet a rulebook only by its standing on the shelf, never by name. */
const nameless = ['umpire', 'hexes', 'wire', 'web', 'server'];

/** Page globals need no entry: without the DOM's types they do not compile, and `window` is a word of our own. */
const impureGlobals: { [name: string]: string } = {
  process: 'the process',
  Buffer: 'Node',
  require: 'Node',
  Date: 'the clock',
  performance: 'the clock',
  setTimeout: 'the clock',
  setInterval: 'the clock',
  setImmediate: 'the clock',
  queueMicrotask: 'the clock',
  Intl: 'the locale',
  console: 'output',
  fetch: 'the network',
  XMLHttpRequest: 'the network',
  WebSocket: 'the network',
  crypto: 'chance',
  globalThis: 'the host',
};

/**
 * Programs that play get views. What holds, makes or plays on a state is not for them, be it a type; only what looks ahead may
 * play, from states that it imagined, and may begin no game of its own.
 */
const states = [
  ...['State', 'Table', 'Game', 'Umpire', 'Opening', 'Rulebook', 'viewOf', 'gameAt', 'askOf', 'awaited', 'submit'],
  ...['refuse', 'advance', 'undo', 'openDice', 'seededDice', 'scriptedDice'],
  ...['GameState', 'GameTable', 'FlatTopState', 'ownOf', 'knowsOf', 'flatTop', 'flatTopGame'],
];
const truths = ['begin', 'rebuild', 'readGame', 'parseGame', 'verifyGame', 'checkGame', 'GameSecret', 'Secret'];

/** Where a name of the umpire or of a rulebook may not be used in this file, why. */
function stateFault(path: string, request: string, name: string): string | undefined {
  if (!path.startsWith('packages/bots/src/') || /testing\.ts$/.test(path)) return undefined;
  if (/(^|\/)testing\.js$/.test(request)) return `imports ${request}, which is for tests`;
  if (!request.startsWith('@ironbottom/')) return undefined;
  if (request.endsWith('/harness') || name === '*')
    return `imports all of ${request}; programs get views, and name what they use`;
  const looksAhead = path === 'packages/bots/src/futures.ts';
  return truths.includes(name) || (states.includes(name) && !looksAhead)
    ? `uses ${name}; programs get views, never states`
    : undefined;
}

export function checkArrows(sources: readonly Source[], rooms: readonly Room[]): Fault[] {
  const byName = new Map(rooms.map((room) => [room.name, room]));
  return sources.flatMap((source) => {
    const room = byName.get(source.path.split('/')[1] ?? '');
    return room === undefined ? [] : checkSource(source, room, byName);
  });
}

function checkSource(source: Source, room: Room, rooms: ReadonlyMap<string, Room>): Fault[] {
  const faults: Fault[] = [];
  const fault = (at: number, why: string): void => {
    faults.push({ path: source.path, line: source.text.slice(0, at).split('\n').length, why });
  };
  const parsed = parseSync(source.path, source.text);
  for (const error of parsed.errors) fault(error.labels[0]?.start ?? 0, `cannot be read: ${error.message}`);

  const isTest = /\.test\.ts$/.test(source.path);
  const isPure = pure.includes(room.name) && !isTest;
  const inSources = source.path.split('/')[2] === 'src' && !isTest;
  const visitImport = (request: string, at: number): void => {
    const why = importFault(request, source.path, room, rooms, { isTest, isPure });
    if (why !== undefined) fault(at, why);
  };
  const visitText = (text: string, at: number): void => {
    if (!inSources || !nameless.includes(room.name)) return;
    const named = rulebooks.find((name) => text.toLowerCase().includes(name));
    if (named !== undefined)
      fault(at, `${room.name} names the rulebook ${named}; a rulebook appears by standing on the shelf`);
  };
  const visitName = (request: string, name: string, at: number): void => {
    const why = isTest ? undefined : stateFault(source.path, request, name);
    if (why !== undefined) fault(at, why);
  };
  // The property of `a.b` and the key of `{ b: 1 }` are identifiers to the parser, but refer to nothing.
  const namesOnly = new Set<object>();

  new Visitor({
    ImportDeclaration: (node) => {
      visitImport(node.source.value, node.start);
      for (const each of node.specifiers)
        visitName(node.source.value, each.type === 'ImportSpecifier' ? nameIn(each.imported) : '*', each.start);
    },
    ExportNamedDeclaration: (node) => {
      if (node.source === null) return;
      visitImport(node.source.value, node.start);
      for (const each of node.specifiers) visitName(node.source.value, nameIn(each.local), each.start);
    },
    ExportAllDeclaration: (node) => {
      visitImport(node.source.value, node.start);
      visitName(node.source.value, '*', node.start);
    },
    TSImportType: (node) => {
      visitImport(node.source.value, node.start);
      visitName(node.source.value, '*', node.start);
    },
    ImportExpression: (node) => {
      if (node.source.type === 'Literal') {
        visitImport(String(node.source.value), node.start);
        visitName(String(node.source.value), '*', node.start);
      } else if (isPure) fault(node.start, 'imports a module that is only known when it runs');
    },
    Literal: (node) => typeof node.value === 'string' && visitText(node.value, node.start),
    TemplateElement: (node) => visitText(node.value.raw, node.start),
    Property: (node) => !node.computed && !node.shorthand && namesOnly.add(node.key),
    PropertyDefinition: (node) => !node.computed && namesOnly.add(node.key),
    MethodDefinition: (node) => !node.computed && namesOnly.add(node.key),
    TSPropertySignature: (node) => !node.computed && namesOnly.add(node.key),
    TSMethodSignature: (node) => !node.computed && namesOnly.add(node.key),
    MemberExpression: (node) => {
      if (node.property.type === 'Identifier' && !node.computed) namesOnly.add(node.property);
      const key = memberName(node.property);
      if (!isPure || key === undefined) return;
      if (key === 'random' && node.object.type === 'Identifier' && node.object.name === 'Math')
        fault(node.start, 'uses Math.random; dice come from the umpire');
      if (/^(toLocale|localeCompare)/.test(key)) fault(node.start, `uses ${key}, which depends on the locale`);
    },
    MetaProperty: (node) => isPure && node.meta.name === 'import' && fault(node.start, 'uses import.meta (the host)'),
    Identifier: (node) => {
      const touches = Object.hasOwn(impureGlobals, node.name) ? impureGlobals[node.name] : undefined;
      if (isPure && touches !== undefined && !namesOnly.has(node)) fault(node.start, `uses ${node.name} (${touches})`);
    },
  }).visit(parsed.program);
  return faults;
}

/** As it is called where it comes from. */
const nameIn = (name: { type: string; name?: unknown; value?: unknown }): string => memberName(name) ?? '*';

function memberName(property: { type: string; name?: unknown; value?: unknown }): string | undefined {
  if (property.type === 'Identifier' || property.type === 'PrivateIdentifier') return String(property.name);
  return property.type === 'Literal' ? String(property.value) : undefined;
}

function importFault(
  request: string,
  path: string,
  room: Room,
  rooms: ReadonlyMap<string, Room>,
  { isTest, isPure }: { isTest: boolean; isPure: boolean },
): string | undefined {
  if (request.startsWith('.')) {
    const inside = new URL(request, `file:///${path}`).pathname.startsWith(`/packages/${room.name}/`);
    return inside ? undefined : `imports ${request}, outside its own package`;
  }
  const ours = /^@ironbottom\/([^/]+)(?:\/(.*))?$/.exec(request);
  if (ours?.[1] !== undefined) return roomFault(ours[1], ours[2], room, rooms);
  if (isTest) return undefined;
  if (request.startsWith('node:')) return isPure ? `imports ${request}; this room does no I/O` : undefined;
  // Made by the build of the package itself.
  if (request.startsWith('virtual:')) return isPure ? `imports ${request}, which only a page has` : undefined;
  const library = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
  const shipped = path.split('/')[2] === 'src';
  return room.dependencies.includes(library) || (!shipped && room.devDependencies?.includes(library))
    ? undefined
    : `imports ${library}, which packages/${room.name}/package.json does not name`;
}

function roomFault(to: string, deep: string | undefined, room: Room, rooms: ReadonlyMap<string, Room>) {
  const allowed = arrows[room.name];
  if (to === room.name) return `imports itself by name; a relative path does`;
  if (allowed !== undefined && !allowed.includes(to)) return `${room.name} may not know ${to}`;
  const target = rooms.get(to);
  if (target === undefined) return `imports @ironbottom/${to}, and there is no such package`;
  if (!room.dependencies.includes(`@ironbottom/${to}`))
    return `imports @ironbottom/${to}, which packages/${room.name}/package.json does not name`;
  if (deep !== undefined && !target.exports.includes(`./${deep}`))
    return `reaches into @ironbottom/${to}/${deep}; a package is used through its public face`;
  return undefined;
}
