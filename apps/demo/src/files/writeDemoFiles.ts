import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom } from '@spadestik/service/filling'
import {
  documentKinds,
  documentName,
  drawingName,
  drawingsOfScene,
  logoCount,
  scenes,
} from '../items/demoFiles'
import { denmark } from '../locales/denmark'
import { norway } from '../locales/norway'
import { sweden } from '../locales/sweden'
import { drawLogo, drawScene } from './drawScene'
import { makePdf } from './makePdf'

/**
 * Writes the demo files. Writing them again changes nothing.
 *
 * @param filesFolder the folder served below `/files/`
 */
export function writeDemoFiles(filesFolder: string): void {
  const folder = join(filesFolder, 'demo')
  mkdirSync(folder, { recursive: true })
  const random = createRandom(7)
  for (const scene of scenes) {
    for (let number = 1; number <= drawingsOfScene; number += 1)
      writeFileSync(join(folder, `${drawingName(scene, number)}.svg`), drawScene(scene, random))
  }
  for (let number = 1; number <= logoCount; number += 1)
    writeFileSync(join(folder, `logo-${number}.svg`), drawLogo(random))
  for (const { language, sentences } of [denmark, sweden, norway]) {
    for (const kind of documentKinds) {
      const file = join(folder, `${documentName(kind, language)}.pdf`)
      writeFileSync(
        file,
        makePdf(sentences.documents[kind], [
          sentences.synthetic,
          ...sentences.tenderTexts,
          ...sentences.details,
        ]),
      )
    }
  }
}
