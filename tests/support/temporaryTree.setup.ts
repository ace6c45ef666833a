import { afterAll } from 'vitest'
import { removeTemporaryTrees } from './temporaryTree.ts'

// Setup files run once per test file. The module with the trees runs once for all files of a worker.
afterAll(removeTemporaryTrees)
