import * as fc from 'fast-check'
import { formatVariable } from './variableParts.ts'

export const variableName = fc.stringMatching(/^[A-Za-zäß_][A-Za-z0-9_.-]{0,8}$/)

/** Messages with many texts that look like variables. */
export const messyMessage = fc
  .array(
    fc.oneof(
      fc.string(),
      variableName.map((name) => formatVariable(name)),
      fc.tuple(variableName, fc.string()).map(([name, fallback]) => formatVariable(name, fallback)),
      fc.constantFrom('%', '%a', 'a%', '[', ']', '[aGk=]', '%%', '50%', '\n', ' ', '👩‍👩‍👧'),
    ),
  )
  .map((pieces) => pieces.join(''))
