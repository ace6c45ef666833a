import { afterAll } from 'vitest'
import { removeTemporaryTrees } from './temporaryTree.ts'

afterAll(removeTemporaryTrees)
