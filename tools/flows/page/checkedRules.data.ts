import { checkRules } from '../catalogue/checkedRules'
import { transitionsIn } from '../diagrams/flow'
import { drawnFlows } from '../diagrams/machines'

export const checkedRules = await checkRules(drawnFlows().flatMap(({ flow }) => transitionsIn(flow)))
