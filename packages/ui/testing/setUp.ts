import '../src/styles/globalStyles'

// The font arrives after the first text is drawn. A test that measures text would measure another font before.
// A copy of this package, which a test makes, cannot load the font, and does not measure.
await document.fonts.load("14px 'Inter Variable'").catch(() => [])
