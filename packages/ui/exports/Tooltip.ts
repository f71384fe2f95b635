export { Tooltip } from '../src/overlays/Tooltip/Tooltip'
export type { TooltipProps } from '../src/overlays/Tooltip/Tooltip'
