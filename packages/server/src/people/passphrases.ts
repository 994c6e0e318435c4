/** Passphrases: kept as scrypt makes them, with the parameters beside them, so that these can be raised some day. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { Problem } from '../http/problem.js';

export type Passphrases = {
  hash(passphrase: string): Promise<string>;
  /** Null: nobody has that name, or there is no passphrase. It takes as long to say so. */
  fits(passphrase: string, kept: string | null): Promise<boolean>;
  /** Kept with less work than would be done today. */
  isOld(kept: string): boolean;
  /** How many times scrypt was run: what a caller can measure of an answer. */
  readonly runs: number;
};

type Cost = { log2: number; r: number; p: number };
type Kept = Cost & { salt: Buffer; hash: Buffer };

/** 32 MB and about a tenth of a second. */
const today: Cost = { log2: 15, r: 8, p: 1 };
/** Each takes a core: the others are for the game. */
const mostAtOnce = 2;
const mostWaiting = 50;
const hashLength = 32;

/** `log2`: for tests, which need no work that takes long. */
export function passphrases(log2 = today.log2): Passphrases {
  const cost: Cost = { ...today, log2 };
  const inTurn = atMost(mostAtOnce, mostWaiting);
  const nobodys: Kept = { ...cost, salt: randomBytes(16), hash: randomBytes(hashLength) };
  let runs = 0;

  function derive(passphrase: string, { log2: log, r, p }: Cost, salt: Buffer, length: number): Promise<Buffer> {
    const options: ScryptOptions = { N: 2 ** log, r, p, maxmem: 256 * 2 ** log * r };
    return inTurn(() => {
      runs += 1;
      return new Promise((done, failed) => {
        // Typed on another machine, the same letters may come composed in another way.
        scrypt(passphrase.normalize('NFKC'), salt, length, options, (fault, key) =>
          fault === null ? done(key) : failed(fault),
        );
      });
    });
  }

  return {
    async hash(passphrase) {
      const salt = randomBytes(16);
      return written({ ...cost, salt, hash: await derive(passphrase, cost, salt, hashLength) });
    },
    async fits(passphrase, kept) {
      const known = kept === null ? undefined : read(kept);
      const against = known ?? nobodys;
      const key = await derive(passphrase, against, against.salt, against.hash.length);
      return timingSafeEqual(key, against.hash) && known !== undefined;
    },
    isOld(kept) {
      const known = read(kept);
      return known === undefined || known.log2 < cost.log2 || known.r < cost.r || known.p < cost.p;
    },
    get runs() {
      return runs;
    },
  };
}

/** As others write it too: $scrypt$ln=15,r=8,p=1$salt$hash. */
function written({ log2, r, p, salt, hash }: Kept): string {
  return `$scrypt$ln=${log2},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

function read(kept: string): Kept | undefined {
  const parts = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]{40,})$/.exec(kept);
  if (parts === null) return undefined;
  const [, log2, r, p, salt = '', hash = ''] = parts;
  return {
    log2: Number(log2),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

/** So many at once, so many more wait for their turn, and the rest are sent away. */
function atMost(most: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) {
      if (queue.length >= waiting) throw new Problem(503, 'busy', 'too many log in at this moment; try again soon');
      // Whoever ends hands its place on, so that nobody who comes in between takes it.
      await new Promise<void>((next) => queue.push(next));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
