# The pages that the server itself shows.

server-no-client = Le client web n’a pas été construit ici. Installez le paquet comme d’habitude, ou lancez « make dev » dans les sources. L’adresse /api/schema décrit ce que les programmes peuvent demander.
server-no-client-title = carom fonctionne
