/** True if a test runs all its cases. `npm test` runs only some of them; scripts/testWhole.ts sets the variable. */
export const isWhole = process.env['WHOLE'] === 'true'
