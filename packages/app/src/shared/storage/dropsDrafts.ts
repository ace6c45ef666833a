import * as v from 'valibot'
import { userStoredAtom } from './userStoredAtom.ts'

/** SHELL-101: true if a logout removes the user's drafts. */
export const dropsDraftsAtom = userStoredAtom({ key: 'dropsDrafts', version: 1, schema: v.boolean() })
