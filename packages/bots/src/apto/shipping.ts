/** What the recruit does with Japan's ships (R70, R73): troops that are idle in a port go to where they are wanted. */
import { type LandUnit, printed, seaPassengers, seaTarget } from '@ironbottom/apto';
import type { Pick } from '@ironbottom/umpire';
import { type Front, pressure } from './front.js';
import { need } from './leading.js';

/** By how much troops have to be wanted more than where they are. */
const worthTheVoyage = 4;

/** Where to: a city by the sea that lies open, else the port where troops are wanted most. */
export function shipping(front: Front, ask: Pick): string[] {
  const landing = ask.of
    .filter(({ id, seldom }) => seldom === true && landable(front, id))
    .sort((a, b) => prize(front, b.id) - prize(front, a.id) || (a.id < b.id ? -1 : 1));
  const [port] = ask.of
    .filter(({ seldom }) => seldom !== true)
    .sort((a, b) => need(front, b.id) - need(front, a.id) || (a.id < b.id ? -1 : 1));
  const [best] = [...landing, ...(port === undefined ? [] : [port])].filter(({ id }) => spare(front, id).length > 0);
  return best === undefined ? [] : [best.id];
}

/** Who: the strongest of those who are not missed. */
export function passengers(front: Front, ask: Pick): string[] {
  const target = seaTarget(front.pub);
  const offered = new Set(ask.of.map(({ id }) => id));
  return target === undefined
    ? []
    : spare(front, target)
        .map(({ id }) => id)
        .filter((id) => offered.has(id))
        .slice(0, ask.max);
}

const prize = ({ prizes }: Front, hex: string): number => prizes.find((each) => each.hex === hex)?.worth ?? 0;

/** A city that three units can take and hold. */
const landable = (front: Front, hex: string): boolean => prize(front, hex) > 2 && pressure(front, hex) <= 4;

/** Those in the ports who are wanted more at the target, the strongest first; as many stay in each port as its enemies ask for. */
function spare(front: Front, target: string): LandUnit[] {
  const landing = prize(front, target) > 0;
  const staying = new Map(front.own);
  return seaPassengers(front.pub)
    .filter(({ hex }) => hex !== null && hex !== target)
    .sort((a, b) => printed(b) - printed(a) || (a.id < b.id ? -1 : 1))
    .filter((unit) => {
      const hex = unit.hex ?? '';
      const left = (staying.get(hex) ?? 0) - printed(unit);
      const wanted = landing || need(front, target) > need(front, hex) + worthTheVoyage;
      if (!wanted || left < Math.max(2, pressure(front, hex) / 2)) return false;
      staying.set(hex, left);
      return true;
    });
}
