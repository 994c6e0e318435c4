/** When the card's dates and options are in force. */
import type { Facts } from '../battle.js';

/** Radar, sonar, kamikazes and the anti-aircraft programme begin in January 1944. */
const turningPoint = 10;

/** 16.1.7 */
export const fromRadarTurn = ({ turn, options }: Pick<Facts, 'turn' | 'options'>): boolean =>
  options.radarAndSonar && turn >= turningPoint;
/** 16.2.6 */
export const fromProgrammeTurn = ({ turn, options }: Pick<Facts, 'turn' | 'options'>): boolean =>
  options.antiAirProgramme && turn >= turningPoint;
/** 16.2.4 */
export const kamikazesMayFly = ({ turn, options, kamikaze }: Facts): boolean =>
  options.kamikaze && kamikaze && turn >= turningPoint;
/** The Japanese part of turn 1. */
export const surpriseOf = ({ turn, part }: Facts): boolean => turn === 1 && part === 'japan';
