/** A rulebook as one module: its own name, the edition of its rules, and the hash that the module is called by. */
export type BuiltModule = {
  readonly name: string;
  readonly edition: string;
  readonly hash: string;
  readonly source: string;
};

/** The modules of this checkout, built if need be. `say` hears that they have to be built first. */
export function modules(say?: (line: string) => void): Promise<BuiltModule[]>;

/** What a module with this text is called. */
export function hashOfSource(source: string): string;

/** The files that modules are made from. */
export function inputs(): string[];
