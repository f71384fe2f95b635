const grounds = ['#c9d6cf', '#d9cfc0', '#c5cfdb', '#d6c9c9', '#cdd6bd', '#d3cde0'] as const

/**
 * Draws a picture of houses and returns it as a data URL. Equal numbers give equal pictures, because `number`
 * decides the background and the height of the houses.
 */
export function sampleImage(number: number, width = 1200, height = 800): string {
  const ground = grounds[number % grounds.length] ?? grounds[0]
  const houses = Array.from({ length: 5 }, (_, house) => {
    const top = height * (0.3 + (((house + 1) * (number + 3) * 37) % 40) / 100)
    const x = (width / 5) * house + width * 0.02
    return `<rect x="${x}" y="${top}" width="${width * 0.15}" height="${height - top}" fill="#33453c" opacity="${0.35 + house * 0.1}"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="${width * 0.8}" cy="${height * 0.2}" r="${height * 0.08}" fill="#f4efe2"/>${houses.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
