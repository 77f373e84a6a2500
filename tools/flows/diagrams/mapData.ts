import { drawnFlows } from './drawnFlow'
import type { MapData } from './map'
import { announcersIn } from './portal/announcers'
import { listenersIn } from './portal/listeners'
import { portalSources } from './portal/sources'
import { startsIn } from './portal/starts'

/** What the map is made from, as the code stands. */
export function mapData(flows = drawnFlows()): MapData {
  const sources = portalSources()
  return {
    flows,
    starts: startsIn(sources),
    listeners: listenersIn(sources),
    announcers: announcersIn(sources),
  }
}
