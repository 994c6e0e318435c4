/** Where the page lies, built if need be. `say` hears that it has to be built first. */
export function siteFolder(say?: (line: string) => void): Promise<string>;
