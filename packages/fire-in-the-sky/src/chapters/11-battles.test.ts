import { describe, expect, it } from 'vitest';
import {
  answer,
  campaignOf,
  holderOf,
  ownOf,
  pass,
  passTo,
  publicOf,
  question,
  refusalOf,
  sail,
  told,
} from '../campaign-testing.js';
import { baseNumber } from '../map/places.js';
import type { Position } from '../scenarios/scenario.js';
import { suppliedBases } from '../supply.js';

const quiet: Position = { first: 3, air: {}, merchants: 40, oil: 60 };

/** Japan sails from Truk; whatever the others do, the battle begins. */
function assault(
  to: string,
  ships: { [id: string]: string },
  land: { [id: string]: string },
  more: Position = {},
  seed = 'battle',
) {
  const set = { ...quiet, ...more, ships: { ...ships, ...more.ships }, land };
  const campaign = passTo(campaignOf({ set, seed }), 'operations', 'japan');
  const own = Object.keys(ships).filter((id) => ships[id] === 'truk');
  sail(
    campaign,
    'japan',
    'truk',
    to,
    own,
    Object.keys(land).filter((id) => land[id] === 'truk'),
  );
  return passTo(campaign, 'combat', 'japan');
}

const fleet = { akagi: 'truk', soryu: 'truk', takao: 'truk', 'japanese-dd-1': 'truk' };

describe('R39 battles', () => {
  it('R39 a Task Force meets whatever is in an enemy base, and R36 the screens are taken away', () => {
    const campaign = assault(
      'rabaul',
      fleet,
      { 'south-seas': 'truk', 'lark-force': 'rabaul' },
      { ships: { chicago: 'rabaul' } },
    );
    const [revealed] = told(campaign, 'revealed');
    expect(revealed?.data).toMatchObject({ japan: ['akagi', 'japanese-dd-1', 'soryu', 'takao'], allies: ['chicago'] });
    expect(publicOf(campaign).shown.chicago).toBe(baseNumber('rabaul'));
    expect(campaign.game.state.seats.allies?.knows.seen.akagi).toMatchObject({ turn: 3 });
  });

  it('R36 what was seen holds until its owner moves', () => {
    const campaign = assault('rabaul', fleet, { 'lark-force': 'rabaul' });
    passTo(campaign, 'deployment', 'allies');
    expect(Object.keys(publicOf(campaign).shown)).toContain('takao');
    passTo(campaign, 'economy', 'japan', 4);
    expect(Object.keys(publicOf(campaign).shown)).not.toContain('takao');
  });

  it('R39 Air Points from bases beside the hex are sent once in a part, Submarine Points once in a turn', () => {
    const campaign = assault('rabaul', fleet, { 'lark-force': 'rabaul' }, { air: { 'port-moresby': 2 } });
    const ask = question(campaign, 'allies');
    expect(ask.ask === 'sheet' && ask.rows.map(({ rule }) => rule)).toEqual(['R39', '11.1.3']);
    answer(campaign, 'allies', [{ 'port-moresby': 2 }, 2]);
    expect(publicOf(campaign)).toMatchObject({ submarines: { allies: 0 } });
    expect(publicOf(campaign).flown[baseNumber('port-moresby')]).toBe(2);
    expect(publicOf(campaign).battle?.record?.sides.allies.air.length).toBe(2);
  });

  it('R44 Japanese carriers fly as many Air Points as there are trained pilots; Allied ones all they carry', () => {
    const campaign = assault(
      'rabaul',
      fleet,
      { 'lark-force': 'rabaul' },
      { pilots: 3, ships: { lexington: 'rabaul' } },
    );
    passTo(campaign, 'combat', 'japan');
    answer(campaign, 'allies', [0]);
    const record = publicOf(campaign).battle?.record;
    expect(record?.sides.japan.air.length).toBe(3);
    expect(record?.sides.allies.air.filter(({ from }) => from === 'lexington').length).toBe(2);
  });

  it('R44, 16.2.3 with elite pilots those who are there at the beginning are elite', () => {
    const set = { ...quiet, ships: fleet, pilots: 3 };
    expect(publicOf(campaignOf({ set, options: { elitePilots: true } })).elite).toBe(3);
    expect(publicOf(campaignOf({ set })).elite).toBe(0);
  });
});

describe('R43 taking a base', () => {
  const landing = (land: { [id: string]: string }, more: Position = {}) => {
    const campaign = assault('guadalcanal', { ...fleet, nagato: 'truk' }, land, more);
    return passTo(campaign, 'return', 'japan');
  };

  it('R43 when only the invader is left the base changes hands, and ships at anchor flee', () => {
    const campaign = landing(
      { 'south-seas': 'truk', 'army-17': 'truk' },
      { air: { guadalcanal: 1 }, ships: { perth: 'guadalcanal' } },
    );
    expect(holderOf(campaign, 'guadalcanal')).toBe('japan');
    expect(publicOf(campaign).air[baseNumber('guadalcanal')]).toBe(0);
    expect(publicOf(campaign).fate.perth).not.toBe(0);
  });

  it('R43 as many stay as there is room for, the others go back aboard', () => {
    const campaign = landing(
      { 'south-seas': 'truk', 'army-17': 'truk', 'guard-41': 'truk' },
      { air: { guadalcanal: 1 } },
    );
    const [force] = publicOf(campaign).taskForces;
    expect(force?.land).toEqual(['guard-41']);
    expect(publicOf(campaign).land['army-17']?.at).toBe(baseNumber('guadalcanal'));
  });

  it('R43 troops who have not taken it go back aboard', () => {
    const campaign = assault('port-moresby', fleet, {
      'guard-41': 'truk',
      'papua-force': 'brisbane',
      'corps-1': 'port-moresby',
      'corps-2': 'port-moresby',
    });
    passTo(campaign, 'return', 'japan');
    expect(holderOf(campaign, 'port-moresby')).toBe('allies');
    const { land, fate } = publicOf(campaign);
    expect(land['guard-41'] === undefined ? fate['guard-41'] : land['guard-41'].at).toBeLessThan(6);
  });

  it('CARD-return.naval, CARD-return.land who is lost in a battle is due again as the chart says', () => {
    const campaign = landing({ 'south-seas': 'truk', 'army-17': 'truk', 'lark-force': 'guadalcanal' });
    const eliminated = told(campaign, 'eliminated').filter(({ data }) => data.unit === 'lark-force');
    expect(eliminated.map(({ data }) => data.back)).toEqual([5]);
  });
});

describe('R42 supply', () => {
  it('R42 goes from base to base as a sea deployment would', () => {
    const campaign = campaignOf({ set: { ...quiet, control: { wake: 'allies', midway: 'allies' } } });
    const pub = publicOf(campaign);
    expect(suppliedBases(pub, 'allies').has(baseNumber('wake'))).toBe(true);
    expect(suppliedBases(pub, 'japan').has(baseNumber('truk'))).toBe(true);
    for (const base of [
      'saipan',
      'marcus',
      'iwo-jima',
      'palau',
      'kwajalein',
      'rabaul',
      'okinawa',
      'formosa',
      'manila',
      'davao',
    ])
      pub.control[baseNumber(base)] = 'allies';
    expect(suppliedBases(pub, 'japan').has(baseNumber('truk'))).toBe(false);
  });

  it('R42 who defends a base out of supply fights with one less', () => {
    const cut = { wake: 'japan', tarawa: 'japan', canton: 'allies' } as const;
    const campaign = assault(
      'rabaul',
      fleet,
      { 'south-seas': 'truk', 'lark-force': 'rabaul' },
      {
        air: { lae: 1, guadalcanal: 1, 'port-moresby': 1 },
        control: {
          ...cut,
          'port-moresby': 'japan',
          guadalcanal: 'japan',
          brisbane: 'japan',
          lae: 'japan',
          noumea: 'japan',
          'espiritu-santo': 'japan',
          hollandia: 'japan',
          darwin: 'japan',
          ambon: 'japan',
        },
      },
    );
    passTo(campaign, 'return', 'japan');
    const fired = told(campaign, 'fire').filter(({ rule, data }) => rule === '11.2.5.5' && data.by === 'allies');
    expect(fired[0]?.data.from).toBe(6);
  });
});

describe('5 the Merchantman Phase', () => {
  const convoys = (options = {}, more: Position = {}) =>
    passTo(campaignOf({ set: { ...quiet, first: 7, ...more }, options }), 'merchants');

  it('CARD-cost.asw, 5.3 escorts roll a die for an Oil Point each, at most as many as there are', () => {
    const campaign = convoys({}, { ships: { 'japanese-dd-8': 'escort', 'japanese-dd-9': 'escort' } });
    expect(question(campaign, 'japan')).toMatchObject({ from: 0, to: 2 });
    answer(campaign, 'japan', 2);
    answer(campaign, 'allies', 4);
    expect(ownOf(campaign, 'japan').oil).toBe(58);
    expect(publicOf(campaign).submarines.allies).toBe(0);
  });

  it('5.4, R12 what submarines sink is gone from the merchant fleet for good', () => {
    const campaign = convoys();
    answer(campaign, 'japan', 0);
    answer(campaign, 'allies', 4);
    const sunk = told(campaign, 'merchants-sunk').reduce((sum, { data }) => sum + Number(data.sunk), 0);
    expect(publicOf(campaign).merchants).toBe(40 - sunk);
    passTo(campaign, 'economy', 'japan', 8);
    expect(ownOf(campaign, 'japan').transport).toBe(40 - sunk);
  });

  it('16.1.3, R45 bombers within four hexes of a Home Base cost a Transport Point a die', () => {
    const campaign = convoys({ strategicAir: true }, { control: { saipan: 'allies' }, air: { saipan: 3 } });
    const ask = question(campaign, 'allies');
    expect(ask.ask === 'sheet' && ask.rows[1]).toMatchObject({ rule: '16.1.3', to: 3 });
    const before = ownOf(campaign, 'allies').transport;
    answer(campaign, 'allies', [0, 3]);
    answer(campaign, 'japan', 0);
    expect(ownOf(campaign, 'allies').transport).toBe(before - 3);
  });

  it('CARD-cost.oil, CARD-cost.escort shipping oil takes a Transport Point, a destroyer two', () => {
    const campaign = campaignOf({
      set: { ...quiet, control: { palembang: 'japan' }, merchants: 9, ships: { 'japanese-dd-1': 'tokyo' } },
    });
    expect(refusalOf(campaign, 'japan', [{ palembang: 8 }, ['japanese-dd-1'], []])).toBe('CARD-cost.oil');
    answer(campaign, 'japan', [{ palembang: 7 }, ['japanese-dd-1'], []]);
    expect(ownOf(campaign, 'japan')).toMatchObject({ transport: 0, oil: 67 });
    expect(ownOf(campaign, 'japan').at['japanese-dd-1']).toBeLessThan(0);
    pass(campaign);
  });
});
