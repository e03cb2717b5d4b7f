#!/usr/bin/env bash
# Expected: a tool that sorts the rows of a table writes the cells as it read them; if it takes any for numbers, it tells
#   '24,90' from '2490', or leaves a text that it does not understand.
# Seen: csvsort, without being told anything of numbers, writes 24,90 as 2490 and 1.299,50 as 1.29950: the comma is
#   taken for America's mark of thousands, wherever it stands, and no message says so. The code 0012 is 12, the 1 of
#   'Disponibile' is True, and the sizes '6m', '12m', '18m' (months) are 0:06:00, 0:12:00, 0:18:00: minutes. With
#   `-L it_IT` the prices are right and the rest is the same; `-I` leaves everything (csvkit 1.0.7, agate 1.6.3, Debian 12).
# Why it matters here: price lists are sorted and joined so before they come in, and a hundredfold price has no mark by
#   which to tell it. What would change prices by half asks first, with the preview.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
if ! dpkg-query -W csvkit >/dev/null 2>&1; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends csvkit >/dev/null
fi
printf '%s\n' 'Codice;Nome;Taglia;Prezzo;Disponibile' '0012;Tutina;6m;24,90;1' '0007;Body;12m;9,90;0' '0100;Coperta;18m;1.299,50;1' > listino.csv
row() { csvsort -d ';' -c Nome "$@" listino.csv | grep -E 'Tutina|Coperta' | paste -sd ' '; }
plain=$(row) italian=$(row -L it_IT) as_it_is=$(row -I)
echo "csvkit $(dpkg-query -W -f '${Version}' csvkit), agate $(dpkg-query -W -f '${Version}' python3-agate): $plain | it_IT: $italian | -I: $as_it_is"
[ "$plain" = '100,Coperta,0:18:00,1.29950,True 12,Tutina,0:06:00,2490,True' ]
[ "$italian" = '100,Coperta,0:18:00,1299.50,True 12,Tutina,0:06:00,24.90,True' ]
[ "$as_it_is" = '0100,Coperta,18m,"1.299,50",1 0012,Tutina,6m,"24,90",1' ]
