import type { MapData } from '../types.ts';
import { advancedSetups } from './nations.ts';
import topology from './topology.json' with { type: 'json' };

export const advanced: MapData = { ...(topology as MapData), setups: advancedSetups };

export default advanced;
