export { useToolbar } from '../src/actions/IconBar/useToolbar'
export type { ToolbarOptions } from '../src/actions/IconBar/useToolbar'
