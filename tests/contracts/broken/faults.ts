import { bodyFaults } from './bodyFaults'
import { bridgeFaults } from './bridgeFaults'
import { contentFaults } from './contentFaults'
import { effectFaults } from './effectFaults'
import type { Fault } from './Fault'
import { followingFaults } from './followingFaults'
import { idFaults } from './idFaults'
import { ignoredFaults } from './ignoredFaults'
import { orderFaults } from './orderFaults'
import { ownershipFaults } from './ownershipFaults'
import { problemFaults } from './problemFaults'
import { refusalFaults } from './refusalFaults'
import { responseFaults } from './responseFaults'
import { rowFaults } from './rowFaults'
import { saveFaults } from './saveFaults'

export const faults: readonly Fault[] = [
  ...bodyFaults,
  ...rowFaults,
  ...ownershipFaults,
  ...saveFaults,
  ...refusalFaults,
  ...responseFaults,
  ...problemFaults,
  ...ignoredFaults,
  ...effectFaults,
  ...idFaults,
  ...followingFaults,
  ...bridgeFaults,
  ...contentFaults,
  ...orderFaults,
]
