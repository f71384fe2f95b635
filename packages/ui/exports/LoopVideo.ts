export { LoopVideo } from '../src/media/LoopVideo/LoopVideo'
export type { LoopVideoProps } from '../src/media/LoopVideo/LoopVideo'
