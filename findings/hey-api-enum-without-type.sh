#!/bin/sh
# @hey-api/openapi-ts 0.95.0: an enum of OpenAPI 3.1 without a `type` loses its `null`. With `type: [string, "null"]` it stays.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @hey-api/openapi-ts@0.95.0 typescript@5.9.3
cat > api.yaml <<'YAML'
openapi: 3.1.0
info: { title: Test, version: '1' }
paths: {}
components:
  schemas:
    Untyped: { enum: [a, b, null] }
    Typed: { type: [string, 'null'], enum: [a, b, null] }
YAML
npx openapi-ts --silent --input api.yaml --output out --plugins @hey-api/typescript > log 2>&1
grep -E 'export type (Unt|T)yped' out/types.gen.ts | sort > found
cat > expected <<'TEXT'
export type Typed = 'a' | 'b' | null;
export type Untyped = 'a' | 'b';
TEXT
diff expected found
