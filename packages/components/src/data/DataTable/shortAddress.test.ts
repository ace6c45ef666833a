import { describe, expect, test } from 'vitest'
import { shortAddress } from './shortAddress.ts'

describe('a shortened address', () => {
  test.each([
    ['https://www.linkedin.com/in/rafael-salazar/', 'in/rafael-salazar'],
    ['https://de.linkedin.com/in/rafael-salazar?trk=people', 'in/rafael-salazar'],
    ['https://www.linkedin.com/', 'linkedin.com'],
    ['http://example.com/', 'example.com'],
    ['https://example.com/about#team', 'example.com/about'],
    ['HTTPS://WWW.Example.com', 'Example.com'],
    ['https://', 'https://'],
  ])('LIST-50 %s is shown as %s', (address, short) => {
    expect(shortAddress(address)).toBe(short)
  })
})
