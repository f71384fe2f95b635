export { LoopVideo } from '../src/LoopVideo/LoopVideo'
export type { LoopVideoProps } from '../src/LoopVideo/LoopVideo'
