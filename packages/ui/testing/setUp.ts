import '../src/styles/globalStyles'

// The font arrives after the first text is drawn. A test that measures text would measure another font before.
await document.fonts.load("14px 'Inter Variable'")
