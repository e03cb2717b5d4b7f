// Short programs that read the schema with a library of their language, and say how many types and changes it has.

/** What a program that compiles documents is given. */
export const DOCUMENT = `query Conversations($id: ID!) {
  company(id: $id) { id name }
  conversations(companyId: $id, first: 2) { nodes { id lastMessageText } pageInfo { endCursor } }
}`;

export const COUNT_IN_NODE = (name) => `
const { buildSchema, validateSchema } = await import('${name}');
const { readFileSync } = await import('node:fs');
export const schema = buildSchema(readFileSync(process.argv[1], 'utf8'));
export const names = Object.keys(schema.getTypeMap()).filter((each) => !each.startsWith('__'));
if (validateSchema(schema).length > 0) throw new Error('it is not valid');
console.log(names.length, Object.keys(schema.getMutationType().getFields()).length);`;

export const COUNT_IN_RUBY = `
require 'graphql'
schema = GraphQL::Schema.from_definition(File.read(ARGV[0]))
puts "#{schema.types.keys.reject { |name| name.start_with?('__') }.size} #{schema.mutation.fields.size}"`;

// This version is of a time when types were described by comments.
export const COUNT_IN_PYTHON = `
import re, sys
from graphql import parse, build_ast_schema
text = re.sub(r'"""[\\s\\S]*?"""', '', open(sys.argv[1], encoding='utf8').read())
schema = build_ast_schema(parse(text))
names = [name for name in schema.get_type_map() if not name.startswith('__')]
print(len(names), len(schema.get_mutation_type().fields))`;

export const COUNT_IN_GO = `package main
import ("fmt"; "os"; "strings"; "github.com/vektah/gqlparser"; "github.com/vektah/gqlparser/ast")
func main() {
  text, _ := os.ReadFile(os.Args[1])
  schema, fault := gqlparser.LoadSchema(&ast.Source{Name: "schema", Input: string(text)})
  if fault != nil { fmt.Println(fault); os.Exit(1) }
  names := 0
  for name := range schema.Types { if !strings.HasPrefix(name, "__") { names++ } }
  fmt.Println(names, len(schema.Mutation.Fields))
}`;

export const PARSE_IN_GO = `package main
import ("fmt"; "os"; "github.com/graph-gophers/graphql-go")
func main() {
  text, _ := os.ReadFile(os.Args[1])
  if _, fault := graphql.ParseSchema(string(text), nil); fault != nil { fmt.Println(fault); os.Exit(1) }
}`;
