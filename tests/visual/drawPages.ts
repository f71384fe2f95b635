import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The pixels per point (1/72 inch). With 1, even thin lines are visible and the pictures stay small. */
const scale = 1

export async function drawPages(pdf: Uint8Array): Promise<Buffer[]> {
  const document = await getDocument({ data: pdf, verbosity: 0 }).promise
  const pictures: Buffer[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale })
    const canvas = createCanvas(viewport.width, viewport.height)
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
    pictures.push(canvas.toBuffer('image/png'))
  }
  return pictures
}
