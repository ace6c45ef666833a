import * as v from 'valibot'
import { userStoredAtom } from './userStoredAtom.ts'

/** SHELL-101: the user wants no drafts to stay after a logout. */
export const dropsDraftsAtom = userStoredAtom({ key: 'dropsDrafts', version: 1, schema: v.boolean() })
