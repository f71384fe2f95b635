import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { nameStyle } from './scripts/partClass'

export default defineConfig({ plugins: [vanillaExtractPlugin({ identifiers: nameStyle }), react()] })
