export { Tooltip } from '../src/Tooltip/Tooltip'
export type { TooltipProps } from '../src/Tooltip/Tooltip'
