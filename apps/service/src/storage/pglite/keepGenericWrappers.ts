import { setFlagsFromString } from 'node:v8'

/** Calls after which the runtime would compile a wrapper of its own; more than a service ever makes. */
const never = 2_147_483_647

/**
 * Leaves the calls between JavaScript and WebAssembly to the runtime's generic wrapper.
 *
 * Node shares the wrappers that it compiles for often-called functions among all threads of a process, and ends the
 * whole process when two threads count the holders of one at once ("Check failed", or a segmentation fault). The
 * embedded database is WebAssembly in a thread beside others, so a service could end like that while it started, once
 * in many hundred times. With the generic wrapper its statements take as long as before. Leave this out when Node has
 * mended it.
 *
 * @source https://github.com/nodejs/node/issues/64500
 */
export function keepGenericWrappers(): void {
  setFlagsFromString(`--wasm-wrapper-tiering-budget=${never}`)
}
