import type { Trade } from './trade.ts';
import { buildingTrades } from './trades-building.ts';
import { industryTrades } from './trades-industry.ts';
import { natureAndTradeTrades } from './trades-nature-trade.ts';
import { serviceTrades } from './trades-service.ts';

export const trades: readonly Trade[] = [
  ...buildingTrades,
  ...industryTrades,
  ...natureAndTradeTrades,
  ...serviceTrades,
];
