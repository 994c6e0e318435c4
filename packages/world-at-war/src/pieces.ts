/** 20.11 The naval units, as counters lie on the table: plain data, no behaviour. */

export const powers = ['japan', 'us', 'britain', 'germany', 'italy', 'france', 'russia', 'china'] as const;
export type Power = (typeof powers)[number];

/** 20.25 Capital ships. */
export type CapitalKind = 'PB' | 'BC' | 'BB';
/** 20.31 Fast carriers of two, three and four factors. */
export type CarrierKind = 'CVL' | 'CV' | 'CVB';
export type NamedKind = CapitalKind | CarrierKind;

/** Destroyed is `sunk` at sea or in port; `sunk-in-port` may yet be raised (20.5212B). */
export type ShipState = 'sound' | 'damaged' | 'sunk-in-port' | 'sunk';

/** A named ship (a heavy ship, 20.12B): a capital ship or a fast carrier. */
export type NamedShip = {
  readonly id: string;
  readonly name: string;
  readonly power: Power;
  readonly kind: NamedKind;
  /** Her size. */
  readonly factors: 2 | 3 | 4 | 5;
  /** The band on her counter; damage slows every ship (20.121A): ask `isSlow`. */
  readonly slow: boolean;
  hits: number;
  state: ShipState;
};

/** Kinds that are sunk factor by factor (20.511C, D). `SSA`: advanced submarines, a type of their own (20.78F). */
export const oneFactorKinds = ['DD', 'CVE', 'TR', 'SS', 'SSA', 'ASW'] as const;
export type OneFactorKind = (typeof oneFactorKinds)[number];

/** 20.58 What destroyers or transports carry: a unit of so many factors, naval air squadrons, oil counters or BRPs. */
export type Cargo = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'ground' | 'air' | 'squadrons' | 'oil' | 'brp';
  readonly factors: number;
  readonly on: 'DD' | 'TR';
};

/**
 * The light ships and one-factor units of one power, counted in factors. Cruisers come in twos, so `CA` and `CAdamaged` are
 * even. `carrying`: how many of the destroyers and transports are at it, and so are screened in fleet combat (20.58A).
 */
export type LightForce = {
  readonly power: Power;
  CA: number;
  CAdamaged: number;
  DD: number;
  CVE: number;
  TR: number;
  SS: number;
  SSA: number;
  ASW: number;
  carrying: { DD: number; TR: number };
  cargo: Cargo[];
};

export const isCarrier = ({ kind }: NamedShip): boolean => kind === 'CVL' || kind === 'CV' || kind === 'CVB';
export const isAfloat = ({ state }: NamedShip): boolean => state === 'sound' || state === 'damaged';

/** A force of one power, by its counts alone. */
export function lightForce(power: Power, counts: Partial<Omit<LightForce, 'power'>> = {}): LightForce {
  const none = { CA: 0, CAdamaged: 0, DD: 0, CVE: 0, TR: 0, SS: 0, SSA: 0, ASW: 0 };
  return {
    power,
    ...none,
    ...counts,
    carrying: { DD: 0, TR: 0, ...counts.carrying },
    cargo: [...(counts.cargo ?? [])],
  };
}

export const cloneLight = (force: LightForce): LightForce => ({
  ...force,
  carrying: { ...force.carrying },
  cargo: [...force.cargo],
});

/** 20.14 Factors of every kind are worth the same; a damaged cruiser is as large as a sound one. */
export const lightFactors = (force: LightForce): number =>
  force.CA + force.CAdamaged + oneFactorKinds.reduce((sum, kind) => sum + force[kind], 0);
