/** The types of texts are inferred from this package; types written for other apps must be able to name it. */
import type {} from 'intl-messageformat'
