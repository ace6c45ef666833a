import * as v from 'valibot'
import { userStoredAtom } from './userStoredAtom.ts'

/** True if this user wants drafts to be removed at the logout (SHELL-101). */
export const dropsDraftsAtom = userStoredAtom({ key: 'dropsDrafts', version: 1, schema: v.boolean() })
