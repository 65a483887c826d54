import { chosenRegions } from '../chosen-region.ts';
import { joinNames } from '../joining/names.ts';
import { readJoined, readPart } from '../read-part.ts';
import { namesSchema } from '../schemas/names.ts';

const names = readJoined('names', namesSchema, joinNames);

/** Name of the state; on a board of several states 'Sachsen-Anhalt und Thüringen'. */
export const stateName = names.state;

/** Whether the board is for several states: then a state can be chosen, and texts name the state to which something belongs. */
export const hasSeveralStates = chosenRegions.length > 1;

/** The state in which places are looked up; '' on a board of several states, which means all of them. */
export const homeState = hasSeveralStates ? '' : names.state;

/** 'in Sachsen-Anhalt' */
export const inState = names.in;

/** 'in ganz Sachsen-Anhalt' */
export const inWholeState = names.inWhole;

/** 'des Landes Sachsen-Anhalt' */
export const ofState = names.of;

/** 'Thueringen': for headers and addresses that allow no umlauts. */
export const stateNameInAscii = names.state
  .replaceAll('ä', 'ae')
  .replaceAll('ö', 'oe')
  .replaceAll('ü', 'ue');

const operating = readPart('names', namesSchema);

/** The state that operates the board: 'Sachsen-Anhalt', on a board of several states too. */
export const operatingStateName = operating.state;

/** 'des Landes Sachsen-Anhalt' */
export const ofOperatingState = operating.of;

export const stateSign = names.sign;
