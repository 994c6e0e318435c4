/** The rulebooks that have a module. */
export function names(): string[];

/** The text of a rulebook's module. `change` sees every source file and may give another text for it. */
export function bundle(name: string, change?: (path: string, code: string) => string): Promise<string>;
