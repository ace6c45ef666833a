import { expect, test } from 'vitest'
import { avatarSvg } from './avatar.ts'

test.each([
  ['Ada Lovelace', 'AL'],
  ['  ada   king of  lovelace ', 'AL'],
  ['Ada', 'A'],
  ['émile zola', 'ÉZ'],
  ['👩‍🚀 Ride', '👩‍🚀R'],
  ['<b> &c', '&lt;&amp;'],
  ['   ', ''],
])('SHELL-21 the picture of %j has the initials %j', (name, initials) => {
  expect(avatarSvg(name)).toContain(`>${initials}</text>`)
})
