import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// oxlint-disable-next-line import/no-default-export -- Vite reads its settings from there
export default defineConfig({ plugins: [react()], logLevel: 'warn' })
