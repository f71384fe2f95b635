import '../src/styles/globalStyles'
