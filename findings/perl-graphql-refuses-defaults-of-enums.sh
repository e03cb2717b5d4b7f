#!/usr/bin/env bash
# Expected: a schema whose argument has a default of an enum, `a(kind: Kind! = ONE)`, is read by every reader of schemas:
#   it is valid since GraphQL's first specification.
# Seen: Perl's GraphQL refuses it, also where the enum stands first; defaults of the built-in types are taken
#   (libgraphql-perl 0.54-1 of Debian 12, Perl 5.36).
# Why it matters here: eight arguments of our schema have such a default, so that Perl's tools cannot read it; docs/api.md
#   says so. To leave the defaults out would cost every other client a value in each call.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
if ! dpkg-query -W libgraphql-perl >/dev/null 2>&1; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends libgraphql-perl >/dev/null
fi
cat > read.pl <<'P'
use strict; use warnings; use GraphQL::Schema;
my ($text) = @ARGV;
eval { GraphQL::Schema->from_doc($text); 1 } ? print "read\n" : print "refused\n";
P
version=$(dpkg-query -W -f '${Version}' libgraphql-perl)
of_enum=$(perl read.pl 'enum Kind { ONE TWO } type Query { a(kind: Kind! = ONE): Int }')
without=$(perl read.pl 'enum Kind { ONE TWO } type Query { a(kind: Kind!): Int }')
of_number=$(perl read.pl 'type Query { a(count: Int! = 5): Int }')
echo "libgraphql-perl $version: default of an enum $of_enum, no default $without, default of a number $of_number"
[ "$of_enum $without $of_number" = 'refused read read' ]
